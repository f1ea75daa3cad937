"""Games as people use them: actions with words, refusals with clauses, views without secrets, records."""
