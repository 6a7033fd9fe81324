import type { Cookie } from "@remix-run/node";
import { expect, it } from "vitest";
import type { Provider } from "~/provider/provider.server";
import { flash, type MessageKind } from "~/storefront/shell/flash.server";

/** The message on the next page after these messages of one response. */
function said(...messages: [MessageKind, string][]) {
  let value = "";
  const provider = {
    keepCookie(_cookie: Cookie, text: string | null) {
      value = text ?? "";
    },
  } as Provider;
  for (const [kind, text] of messages) flash(provider, kind, text);
  return JSON.parse(value);
}

it("shows a message on the next page", () => {
  expect(said(["success", "Saved."])).toEqual({ kind: "success", text: "Saved." });
});

it("combines two messages, as an error when one is", () => {
  const both = said(["error", "Express can't deliver to a PO box."], ["success", "You are logged in."]);
  expect(both).toEqual({ kind: "error", text: "Express can't deliver to a PO box. You are logged in." });
});

it("shows the same message once", () => {
  expect(said(["error", "No."], ["error", "No."])).toEqual({ kind: "error", text: "No." });
});

it("keeps the messages of two responses apart", () => {
  said(["error", "No."]);
  expect(said(["success", "Yes."])).toEqual({ kind: "success", text: "Yes." });
});
