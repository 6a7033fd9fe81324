import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { vi } from "vitest";
import type { Settings } from "~/settings/settings.server";
import { freePort } from "../../scripts/test/free-port";
import { startCommand } from "../../scripts/test/start-command";
import { freshSettings } from "../engine/engine-fixture";
import type { MemoryLimit } from "./memory-limit";

const cleanUps: (() => Promise<unknown>)[] = [];

/** Registers a cleanup for the end of the test; the last one runs first. */
export function cleanUpLater(cleanUp: () => Promise<unknown>): void {
  cleanUps.push(cleanUp);
}

/** For `afterEach`. */
export async function cleanUpNow(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
}

/** A running process of the store. */
export interface Started {
  process: ChildProcess;
  address: string;
  /** Its output so far. */
  said(): string;
  ended: Promise<unknown[]>;
}

/**
 * Starts an empty store by a script of package.json; it ends with the test.
 * @param changes of its environment
 * @param limit the control group that it runs in
 */
export async function start(
  script: "start" | "start:cluster",
  changes: (settings: Settings) => Record<string, string> = () => ({}),
  limit?: MemoryLimit,
): Promise<Started> {
  const { settings, remove } = await freshSettings({ port: await freePort() });
  cleanUps.push(remove);
  const address = `http://127.0.0.1:${settings.port}`;
  const { options, environment } = startCommand(script);
  const [program, given] = limit
    ? ["/bin/sh", limit.command(process.execPath, options)]
    : [process.execPath, options];
  const shop = spawn(program, given, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(settings.port),
      DATA_DIR: settings.dataDirectory,
      SESSION_SECRET: settings.sessionSecret,
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
      ...changes(settings),
    },
  });
  let said = "";
  for (const stream of [shop.stdout, shop.stderr]) stream.on("data", (text) => (said += text));
  const ended = once(shop, "exit");
  cleanUps.push(async () => {
    shop.kill("SIGKILL");
    await ended;
  });
  return { process: shop, address, said: () => said, ended };
}

/** Waits until it responds. @throws Error with its output when it has ended */
export async function open({ address, said, process: shop }: Started): Promise<void> {
  await vi.waitUntil(
    async () => {
      if (shop.exitCode !== null) throw new Error(said());
      return (await fetch(address).catch(() => null))?.ok;
    },
    { timeout: 120_000, interval: 100 },
  );
}
