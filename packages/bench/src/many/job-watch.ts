import pg from 'pg'

/** Notes each lease of a job as it is taken, by the database's own clock. */
const WATCH = `
  create table job_runs (name text, holder text, taken_at bigint, held_until bigint);
  create function note_job() returns trigger language plpgsql as $$
  begin
    if new.name like 'job %' then
      insert into job_runs values
        (new.name, new.holder, extract(epoch from clock_timestamp()) * 1000, new.held_until);
    end if;
    return new;
  end $$;
  create trigger note_job after insert or update on locks
    for each row execute function note_job();`

/** A process may hold a lease that it took by a clock that it read a moment before. */
const SLACK_MS = 1000

const EARLY = `
  select count(*) as runs, count(*) filter (where taken_at < before - ${SLACK_MS}) as early
  from (select taken_at, lag(held_until) over (partition by name order by taken_at) as before
    from job_runs) as runs`

async function inDatabase<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

export const watchJobs = (url: string) => inDatabase(url, (client) => client.query(WATCH))

/** How many times jobs ran, and how many of those before the time of the run before was over. */
export function countJobs(url: string): Promise<{ runs: number; early: number }> {
  return inDatabase(url, async (client) => {
    const { rows } = await client.query(EARLY)
    return { runs: Number(rows[0].runs), early: Number(rows[0].early) }
  })
}
