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
/** PostgreSQL's codes for a deadlock and for what could not be put in an order: one of those who wait is broken off. */
const BROKEN_OFF = ["40P01", "40001"];

/** What a database that is open consists of. */
interface Opened {
  dialect: Dialect;
  driver: Driver;
}

/**
 * The shop's database. A transaction that PostgreSQL breaks off so that others can go on has done nothing, and is done
 * once more; so what is done within one may be done several times and must change the database alone.
 */
export class ShopDatabase extends Kysely<Database> {
  private readonly opened: Opened;

  /** @param executor of a database that is open already */
  constructor(
    { dialect, driver = dialect.createDriver() }: Partial<Opened> & Pick<Opened, "dialect">,
    executor?: QueryExecutor,
  ) {
    dialect.createDriver = () => driver;
    super((executor ? { config: { dialect }, dialect, driver, executor } : { dialect }) as KyselyProps);
    this.opened = { dialect, driver };
  }

  /**
   * The same open database for whoever waits no longer than the limit: for a connection as for a statement's answer.
   * What takes longer fails with DatabaseUnavailable.
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
