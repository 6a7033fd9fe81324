import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { afterEach, expect, test } from "vitest";
import { findProgram } from "../../scripts/test/debian";
import { uncaughtErrors } from "./raw/uncaught-errors";
import { cleanUpLater, cleanUpNow, open, start } from "./started-shop";

afterEach(cleanUpNow);

/** A file of public/build, which browsers cache for a year. */
function builtFile(): string {
  const name = readdirSync("public/build").find((file) => file.endsWith(".js"));
  return `/build/${name}`;
}

async function ask(agent: Agent, address: string): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { agent }, resolve).on("error", reject),
  );
  response.resume();
  return response;
}

/** Limits the number of open files of a process; those already open stay open. */
function limitFiles(pid: number, count: number | string): void {
  execFileSync("prlimit", [`--pid=${pid}`, `--nofile=${count}:`]);
}

test.runIf(findProgram(["prlimit"]))(
  "a shop that can open no more files answers 503 in place of a file, and the file again when it can",
  async () => {
    const shop = await start("start");
    await open(shop);
    const pid = shop.process.pid ?? 0;
    const usual = /Max open files +(\d+)/.exec(readFileSync(`/proc/${pid}/limits`, "utf8"))?.[1] ?? "1024";
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    cleanUpLater(async () => agent.destroy());
    const file = shop.address + builtFile();
    expect((await ask(agent, file)).statusCode).toBe(200);

    limitFiles(pid, 10);
    const rejected = await ask(agent, file);
    expect(rejected.statusCode).toBe(503);
    expect(rejected.headers["retry-after"]).toBe("10");
    expect(rejected.headers["cache-control"]).toBe("no-store");

    limitFiles(pid, usual);
    expect((await ask(agent, file)).statusCode).toBe(200);
    expect(await uncaughtErrors(shop)).toBe(0);
  },
  120_000,
);
