import type { SensedTalk, Sent } from '@daywell/core/companion/trained'
import { BrokenModel, type MeaningThread } from '#device/workers/meaning/meaning-thread.ts'

/** What the trained model makes of a message, and the bank of replies that it chooses from. */
export interface SensedHere {
  readonly sensed: SensedTalk
  readonly bank: string
}

interface SenseDeps {
  readonly thread: Pick<MeaningThread, 'sense'>
  readonly isReady: () => Promise<boolean>
  readonly broken: () => Promise<void>
  readonly load: () => Promise<TrainedFiles>
}

interface TrainedFiles {
  readonly trained: Uint8Array<ArrayBuffer>
  readonly bank: string
}

/** Reads with the trained model on this device; undefined where it isn't here, or fails. */
export function senseHere({ thread, isReady, broken, load }: SenseDeps) {
  let files: Promise<TrainedFiles> | undefined
  return async (sent: Sent): Promise<SensedHere | undefined> => {
    try {
      if (!(await isReady())) return undefined
      files ??= load()
      const { trained, bank } = await files
      return { sensed: await thread.sense({ sense: sent, trained }), bank }
    } catch (error) {
      files = undefined
      if (error instanceof BrokenModel) await broken()
      return undefined
    }
  }
}

const TRAINED = new URL(
  '../../../../../core/src/companion/trained/weights/trained.bin',
  import.meta.url,
)
const BANK = new URL(
  '../../../../../core/src/companion/trained/weights/bank.jsonl',
  import.meta.url,
)

/** A load that got stuck is tried again with a later message. */
const LOAD_MS = 60_000

/** The changes that training made to the model, and the written replies: a few megabytes. */
export async function loadTrained(): Promise<TrainedFiles> {
  const [trained, bank] = await Promise.all([fetchFile(TRAINED), fetchFile(BANK)])
  return { trained: new Uint8Array(await trained.arrayBuffer()), bank: await bank.text() }
}

async function fetchFile(url: URL): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LOAD_MS) })
  if (!answer.ok) throw new Error('Couldn’t load the trained model')
  return answer
}
