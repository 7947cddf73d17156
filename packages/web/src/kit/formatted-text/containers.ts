import type { LineMark, MarkdownLine } from '@daywell/core/markdown'
import type { Block, List } from './block.ts'

/** A quote, or an item with its list, that is open. */
interface Container {
  readonly blocks: Block[]
  readonly list: List | undefined
}

interface Place {
  readonly blocks: Block[]
  /** Whether a quote or an item has ended or begun. */
  readonly isNew: boolean
}

/**
 * Tells where each line of a text belongs. A line says how many quotes and items are around it and
 * which of them begin on it; in what order they nest follows from the lines before.
 */
export function followContainers(text: string, root: Block[]): (line: MarkdownLine) => Place {
  const open: Container[] = []
  return (line) => {
    const marks = line.marks.filter(isOfContainer)
    const { depth, quotes } = matchOpen(open, line, marks)
    const opening = marks.slice(quotes)
    const isNew = depth < open.length || opening.length > 0
    let list = open[depth]?.list
    open.length = depth
    for (const mark of opening) {
      const within = open.at(-1)?.blocks ?? root
      const isLast = mark === opening.at(-1)
      const task = isLast ? (line.item?.task ?? 'none') : 'none'
      open.push(
        mark.kind === 'quote' ? openQuote(within) : openItem(text, within, mark, task, list),
      )
      list = undefined
    }
    return { blocks: open.at(-1)?.blocks ?? root, isNew }
  }
}

function isOfContainer({ kind }: LineMark): boolean {
  return kind === 'quote' || kind === 'bullet' || kind === 'number'
}

/** How many containers a line continues, and how many quotes are among them. */
function matchOpen(open: readonly Container[], line: MarkdownLine, marks: readonly LineMark[]) {
  // A quote repeats its mark on each line, an item doesn't.
  let items = line.lists - marks.filter(({ kind }) => kind !== 'quote').length
  let depth = 0
  let quotes = 0
  for (const { list } of open) {
    if (list ? items === 0 : quotes === line.quotes) break
    if (list) items -= 1
    else quotes += 1
    depth += 1
  }
  return { depth, quotes }
}

function openQuote(within: Block[]): Container {
  const blocks: Block[] = []
  within.push({ kind: 'quote', blocks })
  return { blocks, list: undefined }
}

/** An item continues the list of the item that it ends, if that has the same kind of marker. */
function openItem(
  text: string,
  within: Block[],
  { kind, from, to }: LineMark,
  task: 'none' | 'open' | 'done',
  ended: List | undefined,
): Container {
  const isOrdered = kind === 'number'
  const blocks: Block[] = []
  const number = isOrdered ? Number.parseInt(text.slice(from, to), 10) : undefined
  const list = ended?.isOrdered === isOrdered ? ended : newList(within, isOrdered)
  list.items.push({ number, task, blocks })
  return { blocks, list }
}

function newList(within: Block[], isOrdered: boolean): List {
  const list: List = { kind: 'list', isOrdered, items: [] }
  within.push(list)
  return list
}
