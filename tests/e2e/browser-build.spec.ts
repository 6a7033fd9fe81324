import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

/** What only the engine and the server know; none of it may reach a browser. */
const MARKERS = [
  "better-sqlite3",
  "kysely",
  "argon2",
  "graphql-yoga",
  "nodemailer",
  "sales_order",
  "password_hash",
  "SESSION_SECRET",
  "generateCustomerToken",
  "engine.internal",
  "passwords-common",
];

test("the browser build contains nothing of the engine", () => {
  const folder = "public/build";
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.js$/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const found = scripts.flatMap((name) => {
    const source = readFileSync(join(folder, name), "utf8");
    return MARKERS.filter((marker) => source.includes(marker)).map((marker) => `${marker} in ${name}`);
  });
  expect(found).toEqual([]);
});
