import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeRejection } from "../../../scripts/check-node.mjs";

test.each(["20.19.0", "20.20.2", "22.16.0", "22.23.3", "24.0.0", "24.21.0", "26.1.0"])(
  "Node.js %s can run the shop",
  (version) => {
    expect(nodeRejection(version)).toBeNull();
  },
);

test.each(["18.20.8", "20.18.3", "22.15.1", "23.11.0"])("Node.js %s is rejected in one line", (version) => {
  expect(nodeRejection(version)).toBe(
    `Node.js ${version} cannot run the shop. It needs one of ^20.19.0, ^22.16.0, >=24.0.0.`,
  );
});

test("the image and .nvmrc name one version, which may run the shop", () => {
  const major = readFileSync(".nvmrc", "utf8").trim();
  const images = readFileSync("Dockerfile", "utf8").match(/(?<=^FROM node:)\d+/gm);
  expect(images).toEqual([major, major]);
  expect(nodeRejection(`${major}.0.0`)).toBeNull();
});
