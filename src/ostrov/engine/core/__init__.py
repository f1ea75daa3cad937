"""The material of the rules: sizes and words, packed actions and hands, boards, rule tables and the state.

Nothing here knows a rule. Numbers of one game or expansion are in that folder's own `constants`.
"""
