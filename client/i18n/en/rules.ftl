# The page of rules.
rules-page = Rules
rules-search = Search the rules
rules-found = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
rules-english = The clauses are in our own words.
rules-base = Base game
rules-cities = Cities & Knights
rules-questions = Open questions and how they are settled
rules-house = House rules
clause-options = Option: { $names }.
see-also = See
