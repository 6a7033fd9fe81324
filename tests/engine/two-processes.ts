import { type Engine, openEngine } from "~/engine/shared/engine";
import { type EngineFixture, openFixture, PROCESSES } from "./engine-fixture";

export interface TwoProcesses {
  engine: EngineFixture;
  /** Another process of the same store. */
  other: Engine;
  close(): Promise<void>;
}

/** Opens a store that two processes serve, with its background work. */
export async function openTwoProcesses(): Promise<TwoProcesses> {
  const engine = await openFixture({ processes: { ...PROCESSES, count: 2 } }, { hasBackgroundWork: true });
  const { databaseUrl } = engine.settings;
  // Several connections to an SQLite file within one process would wait for each other forever.
  const other = await openEngine(engine.settings, databaseUrl ? undefined : engine.db);
  return {
    engine,
    other,
    async close() {
      await (databaseUrl ? other.close() : other.retire());
      await engine.close();
    },
  };
}

/** What a process responds to a query of a shopper, as text. */
export async function responseOf(process: Pick<Engine, "handle">, query: string): Promise<string> {
  const request = new Request("http://localhost/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return (await process.handle(request)).text();
}
