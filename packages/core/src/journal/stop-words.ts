// Only words that are long enough to become keywords are listed.
const stopWords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'the and for are but not nor you your yours all any can had has have having her hers him his ' +
    "how its it's i'll i've may she he's she's that that's this these those with from they them their " +
    'theirs was were been being will would could should shall might must there here what when ' +
    'where which while who whom whose why than then into onto out off over under about above ' +
    'below after before again against between because through during until since some such ' +
    'same own just also very too more most much many other another each every both few only ' +
    "once ever even still yet did does doing done didn't doesn't don't isn't wasn't weren't " +
    "can't couldn't won't wouldn't shouldn't haven't hasn't hadn't our ours myself yourself " +
    'himself herself itself ourselves themselves really got get like one ' +
    '我们 你们 他们 她们 自己 这个 那个 这些 那些 这样 那样 一个 没有 不是 就是 还是 因为 所以 但是 ' +
    'です ます でした ました した する して こと これ それ あれ ここ そこ いる ある から まで けど ' +
    'そして しかし という ので ない ' +
    'ที่ และ ของ ใน เป็น ได้ ไม่ ให้ กับ มี การ จะ ว่า แต่ ก็ นี้ นั้น'
  ).split(' '),
)

/** Whether a lowercased word carries no content. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}
