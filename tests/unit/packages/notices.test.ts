import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUNDLED, missingPackages } from "../../../scripts/notices.mjs";

test("the third-party notices name every package that the shop ships: after adding one, npm run notices", () => {
  expect(missingPackages()).toEqual([]);
});

test("the notices include development packages that become part of the build", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const app = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => readFileSync(join("app", file), "utf8"))
    .join("\n");
  const isBundled = (name: string) =>
    app.includes(`from "${name}"`) ||
    app.includes(`from "${name}/`) ||
    (name === "tailwindcss" && app.includes("@tailwind ")) ||
    (name === "@mdi/js" && app.includes("/clip-art.generated"));
  expect(Object.keys(devDependencies).filter(isBundled)).toEqual(BUNDLED);
});
