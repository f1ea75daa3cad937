"""Games as people use them: actions with words, refusals with clauses, views without secrets, records.

Three layers. Words and forms that everything is made of: `names`, `option`, `refusal`, `event`, `change`,
`ask`, `board`, `position_reader`, and `expansion`, the form of an expansion. Then `base` and a folder for
each expansion, which know these words, and expansions the base game. On top the list `expansions`, and the
dispatchers that go through it: `options`, `tables`, `phases`, `action`, `parts`, `universe`, `position`,
`view`, `events`, `why`; `game` and `record` use them.

What is legal and what an action does is not decided here: that is `ostrov.engine`. No players, no drawing.
"""
