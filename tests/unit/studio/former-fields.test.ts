import { expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { photomug } from "~/design/products/photomug/blueprint";
import { renameFormerFields } from "~/storefront/studio/form/former-fields.server";
import { readFormCommands } from "~/storefront/studio/form-commands";

test("a form of a page from before version 3 of the design document is read with the names of today", () => {
  const form = new FormData();
  form.set("wrap.name.text", "centre");
  form.set("wrap.name.colour", "#17493f");
  form.set("wrap.name.align", "centre");
  form.set("wrap.photo.position", "centre");
  const renamed = renameFormerFields(form);
  expect([...renamed]).toEqual([
    ["wrap.name.text", "centre"],
    ["wrap.name.color", "#17493f"],
    ["wrap.name.align", "center"],
    ["wrap.photo.position", "center"],
  ]);
  const { commands, rejected } = readFormCommands(renamed, startDocument(photomug));
  expect(rejected).toEqual({});
  expect(commands).toContainEqual({
    type: "set-text-style",
    surface: "wrap",
    layer: "name",
    color: "#17493f",
  });
});
