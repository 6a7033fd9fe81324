import { expect, test } from "vitest";
import { replyKinds } from "~/admin/reply-templates/reply-kinds";
import { replyKinds as rules } from "~/engine/reply-templates/reply-kinds";

test("the page of reply templates names the limits, placeholders and permissions that the engine has", () => {
  const shown = Object.entries(replyKinds).map(([kind, { permission, placeholders, limit }]) => [
    kind,
    { permission, placeholders: [...placeholders.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name), limit },
  ]);
  const checked = Object.entries(rules).map(([kind, { permission, placeholders, maxLength }]) => [
    kind,
    { permission, placeholders, limit: maxLength },
  ]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(checked));
});
