"""What we are compared with: python-sat on fixed clauses, CP-SAT, and programs of others."""
