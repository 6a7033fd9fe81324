import { setTimeout as pause } from "node:timers/promises";
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from "kysely";
import { asUnavailable, isBusy } from "./database-unavailable";
import { each, type LimitedConnection, type TimeLimit } from "./time-limit";

/** Milliseconds to wait for another process's lock by default. */
const MAX_WAIT = each(10_000);
const PAUSE_MILLISECONDS = 20;

/**
 * Kysely's SQLite driver, which retries while another process holds the lock, so that this process can serve other
 * requests meanwhile.
 */
export class PatientSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<LimitedConnection> {
    return new PatientConnection(await super.acquireConnection());
  }
}

function hasEnded(error: unknown): boolean {
  return error instanceof Error && error.message.includes("no transaction is active");
}

class PatientConnection implements LimitedConnection {
  limit: TimeLimit = MAX_WAIT;

  constructor(private readonly connection: DatabaseConnection) {}

  /** @throws DatabaseUnavailable when the file stays locked, is damaged, or the disk is full */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.connection.executeQuery<Row>(query);
    } catch (error) {
      // A full disk may have ended the transaction already; an error here would hide the cause.
      if (query.sql === "rollback" && hasEnded(error)) return { rows: [] };
      if (!isBusy(error)) throw asUnavailable(error);
      return this.tryAgain(query, error);
    }
  }

  // biome-ignore lint/correctness/useYield: no statement of the shop is streamed.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("Statements are not streamed.");
  }

  private async tryAgain<Row>(query: CompiledQuery, rejection: unknown): Promise<QueryResult<Row>> {
    const ends = performance.now() + this.limit.remaining();
    let error = rejection;
    while (isBusy(error) && performance.now() < ends) {
      await pause(PAUSE_MILLISECONDS * (0.5 + Math.random()));
      try {
        return await this.connection.executeQuery<Row>(query);
      } catch (next) {
        error = next;
      }
    }
    throw asUnavailable(error);
  }
}
