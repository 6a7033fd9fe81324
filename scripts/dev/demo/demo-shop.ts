import { type Engine, openEngine } from "~/engine/shared/engine";
import type { Settings } from "~/settings/settings.server";
import type { EngineFixture } from "../../../tests/engine/engine-fixture";

/**
 * Opens the store for the helpers of tests/engine. Errors of the engine are thrown, and emails stay on this machine.
 */
export async function openDemoShop(settings: Settings): Promise<EngineFixture> {
  const engine = await openEngine({ ...settings, smtpUrl: undefined });
  return {
    db: engine.db,
    settings,
    async graphql(query, variables = {}, { token, owner, headers } = {}) {
      const response = await ask(engine, "/graphql", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...identity(settings, { token, owner }), ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const answer = await response.json();
      if (answer.errors) throw new Error(`The shop refused ${query}: ${JSON.stringify(answer.errors)}`);
      return answer;
    },
    rest(path, init = {}, { token, owner } = {}) {
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(identity(settings, { token, owner })))
        headers.set(name, value);
      return ask(engine, path, { ...init, headers });
    },
    close: () => engine.close(),
  };
}

function ask(engine: Engine, path: string, init: RequestInit): Promise<Response> {
  return engine.handle(new Request(`http://engine.demo${path}`, init));
}

function identity({ brand }: Settings, { token, owner }: { token?: string; owner?: string }) {
  return {
    Accept: "application/json",
    Store: brand,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(owner && { designOwner: owner }),
  };
}
