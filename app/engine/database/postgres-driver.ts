import { type CompiledQuery, type DatabaseConnection, PostgresDriver, type QueryResult } from "kysely";
import type pg from "pg";
import { asUnavailable, DatabaseUnavailable, isLostConnection } from "./database-unavailable";
import { each, type LimitedConnection, type TimeLimit } from "./time-limit";

/** Milliseconds. Longer than the server's statement timeout: the default limit. */
const MAX_STATEMENT_TIME = each(65_000);
const NO_ROWS = { rows: [] };

/**
 * Kysely's PostgreSQL driver with statement timeouts. A statement that exceeds its limit closes its connection: the
 * server rolls back the transaction of a lost connection, and the pool never reuses a connection that still awaits a
 * response.
 */
export class LimitedPostgresDriver extends PostgresDriver {
  constructor(private readonly pool: pg.Pool) {
    super({ pool });
  }

  /** @throws DatabaseUnavailable when the pool has no free connection in time */
  override async acquireConnection(): Promise<LimitedConnection> {
    try {
      return new PostgresConnection(await this.pool.connect());
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PostgresConnection).release();
  }
}

/** One checkout of a pool's client. */
class PostgresConnection implements LimitedConnection {
  limit: TimeLimit = MAX_STATEMENT_TIME;
  private broken: DatabaseUnavailable | null = null;

  constructor(private readonly client: pg.PoolClient) {}

  /** @throws DatabaseUnavailable when the server does not respond in time, or the connection is lost */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isOver = this.limit.remaining() <= 0;
    if (isOver) this.breakOff();
    // The server has already rolled back with the connection; an error here would hide the cause.
    if (this.broken && query.sql === "rollback") return NO_ROWS;
    if (this.broken) throw this.broken;
    const timer = this.startTimer();
    try {
      const { command, rowCount, rows } = await this.client.query(query.sql, [...query.parameters]);
      if (query.sql === "commit" && command === "ROLLBACK") throw new Error("The transaction was undone.");
      return { numAffectedRows: CHANGES.has(command) ? BigInt(rowCount ?? 0) : undefined, rows };
    } catch (error) {
      const reported = this.broken ?? asUnavailable(error);
      if (reported instanceof DatabaseUnavailable && isLostConnection(error)) this.broken = reported;
      throw reported;
    } finally {
      clearTimeout(timer);
    }
  }

  // biome-ignore lint/correctness/useYield: no statement of the shop is streamed.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("Statements are not streamed.");
  }

  release(): void {
    this.client.release(this.broken !== null);
  }

  private startTimer(): NodeJS.Timeout | undefined {
    const milliseconds = this.limit.remaining();
    return Number.isFinite(milliseconds) ? setTimeout(() => this.breakOff(), milliseconds) : undefined;
  }

  private breakOff(): void {
    this.broken ??= new DatabaseUnavailable("The database did not answer in time.");
    this.client.connection.stream.destroy();
  }
}

const CHANGES = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);
