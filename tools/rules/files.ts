export const RULES_FILE = 'docs/rules.md'
export const NOT_COVERED_FILE = 'docs/rules-not-covered.txt'
