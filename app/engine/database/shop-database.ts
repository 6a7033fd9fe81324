import { setTimeout as pause } from "node:timers/promises";
import {
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type KyselyProps,
  type QueryExecutor,
} from "kysely";
import { DatabaseUnavailable } from "./database-unavailable";
import type { Database } from "./schema";
import type { LimitedConnection, TimeLimit } from "./time-limit";

const MAX_ATTEMPTS = 4;
const MAX_PAUSE_MILLISECONDS = 50;
/** PostgreSQL's codes for a deadlock and a serialization failure, which abort one of the transactions. */
const BROKEN_OFF = ["40P01", "40001"];

/** Components of an open database. */
interface Opened {
  dialect: Dialect;
  driver: Driver;
}

/**
 * The store's database. A transaction aborted by PostgreSQL because of a conflict had no effect and is retried; a
 * transaction's function may therefore run several times and must only change the database.
 */
export class ShopDatabase extends Kysely<Database> {
  private readonly opened: Opened;

  /** @param executor of an already open database */
  constructor(
    { dialect, driver = dialect.createDriver() }: Partial<Opened> & Pick<Opened, "dialect">,
    executor?: QueryExecutor,
  ) {
    dialect.createDriver = () => driver;
    const config = { dialect };
    super((executor ? { config, dialect, driver, executor } : config) as KyselyProps);
    this.opened = { dialect, driver };
  }

  /**
   * The same open database with a time limit, for connecting and for each statement. On exceeding it, operations fail
   * with DatabaseUnavailable.
   */
  within(limit: TimeLimit): ShopDatabase {
    const executor = this.getExecutor();
    return new ShopDatabase(this.opened, executor.withConnectionProvider(limitedProvider(executor, limit)));
  }

  override transaction() {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => untilDone(() => execute(work));
    return builder;
  }
}

function limitedProvider(executor: QueryExecutor, limit: TimeLimit): ConnectionProvider {
  return { provideConnection: (consumer) => provideWithin(executor, limit, consumer) };
}

function provideWithin<Result>(
  executor: QueryExecutor,
  limit: TimeLimit,
  consumer: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const milliseconds = limit.remaining();
  if (!Number.isFinite(milliseconds)) return executor.provideConnection(withLimit);
  return new Promise<Result>((resolve, reject) => {
    let rejection: DatabaseUnavailable | undefined;
    const timer = setTimeout(() => {
      rejection = new DatabaseUnavailable("No connection to the database became free in time.");
      reject(rejection);
    }, milliseconds);
    executor
      .provideConnection((connection) => {
        clearTimeout(timer);
        return rejection ? Promise.reject(rejection) : withLimit(connection);
      })
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });

  function withLimit(connection: DatabaseConnection): Promise<Result> {
    (connection as LimitedConnection).limit = limit;
    return consumer(connection);
  }
}

async function untilDone<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tries === MAX_ATTEMPTS || !wasBrokenOff(error)) throw error;
      await pause(Math.random() * MAX_PAUSE_MILLISECONDS * tries);
    }
  }
}

function wasBrokenOff(error: unknown): boolean {
  return error instanceof Error && "code" in error && BROKEN_OFF.includes(String(error.code));
}
