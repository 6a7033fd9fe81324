import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { typeDefinitions } from "~/engine/admin-api/type-definitions.generated";
import { typeDefinitions as publicContract } from "~/engine/graphql/type-definitions.generated";
import { startStaffSession } from "~/engine/staff/staff-session";
import { ordered } from "./atelier";
import { adminCases } from "./authorization/admin-cases";
import { giftCardCases } from "./authorization/gift-card-cases";
import { documentOf, rootsOf } from "./authorization/operations";
import { promotionCases } from "./authorization/promotion-cases";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer } from "./shopper";
import { callAdmin, staffMember } from "./staff";

/** Who may call what in the staff's API. */

const ROLES = ["owner", "manager", "support", "operator", "packer", "bookkeeper"];
const roots = rootsOf(typeDefinitions);
const operations = roots.flatMap((root) =>
  Object.keys(root.getFields()).map((name) => `${root.name}.${name}`),
);

let engine: EngineFixture;
let number: string;
let customerToken: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  engine = await openFixture();
  const buyer = await customer(engine);
  customerToken = buyer.token ?? "";
  number = (await ordered(engine, buyer)).number;
});
afterAll(() => engine.close());

let keys = 0;

/** @returns the error's code, "" without one */
async function codeFor(operation: string, token?: string): Promise<string> {
  keys += 1;
  const order = { number, version: "not the version", key: `key-of-the-form-${keys}` };
  const variables = adminCases[operation].variables?.(order) ?? {};
  const { errors } = await callAdmin(engine, documentOf(operation, 2, roots), variables, token);
  for (const { message } of errors ?? []) expect(message).not.toBe("Internal server error");
  return errors?.[0].extensions.code ?? "";
}

async function tokenOf(role: string): Promise<string> {
  return (await staffMember(engine, role)).token;
}

async function pendingToken(state: "code" | "enrollment"): Promise<string> {
  const { id } = await staffMember(engine, "owner", { hasApp: state === "code" });
  return startStaffSession(engine.db, { id }, { state, device: "Firefox" });
}

test("every operation has a case", () => {
  expect(Object.keys(adminCases).sort()).toEqual([...operations].sort());
});

describe.each(operations)("%s", (operation) => {
  const { allowed } = adminCases[operation] ?? { allowed: [] };

  test.each(["a guest", "a customer", "a session without its second step"])("for %s", async (who) => {
    if (who === "a customer") tokens[who] = customerToken;
    if (who === "a session without its second step") tokens[who] = await pendingToken("code");
    const isOpen = allowed === "anyone" || (allowed === "signing-in" && who.startsWith("a session"));
    const code = await codeFor(operation, tokens[who]);
    if (isOpen) expect(code).not.toBe("SIGN_IN");
    else expect(code).toBe("SIGN_IN");
  });

  test.each(ROLES)("for the role %s", async (role) => {
    const isAllowed = !Array.isArray(allowed) || allowed.includes(role);
    const code = await codeFor(operation, await tokenOf(role));
    if (isAllowed) expect(["", "CHANGED"]).toContain(code);
    else expect(code).toBe("FORBIDDEN");
  });
});

describe("sensitive operations", () => {
  const sensitive = [
    "Query.enrollment",
    "Mutation.startEnrollment",
    "Mutation.confirmEnrollment",
    "Mutation.inviteStaff",
    "Mutation.changeStaff",
    "Mutation.deactivateStaff",
    "Mutation.createRole",
    "Mutation.changeRole",
    "Mutation.removeRole",
    "Mutation.createIntegration",
    "Mutation.createWebhook",
    "Mutation.deactivateWebhook",
    "Mutation.revokeIntegration",
    "Mutation.exportOrders",
    "Mutation.exportClaims",
    "Mutation.adjustBalance",
    "Mutation.setConfiguration",
    "Mutation.createCoupon",
    "Mutation.changeCoupon",
    "Mutation.resetCoupon",
    "Mutation.deleteCoupon",
    "Mutation.exportCoupons",
    "Mutation.exportCustomers",
    "Mutation.exportGiftCards",
    "Mutation.exportContactMessages",
    "Mutation.exportDraftOrders",
    "Mutation.exportReviews",
    "Mutation.exportQuestions",
    "Mutation.exportSharedPhotos",
    "Mutation.exportBlanks",
    "Mutation.exportAbandonedCarts",
    "Mutation.exportPrivacyRequests",
    "Mutation.exportAuditLog",
    ...Object.keys({ ...giftCardCases, ...promotionCases }).filter((name) => name.startsWith("Mutation.")),
    "Mutation.deleteProductPicture",
    "Mutation.exportCustomer",
    "Mutation.eraseCustomer",
    "Mutation.exportReport",
    "Mutation.importTaxDraft",
    "Mutation.createRefund",
  ];

  test.each(operations)("%s asks for password or code again if it is one", async (operation) => {
    const { token, id } = await staffMember(engine, "owner");
    const longAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    await engine.db
      .updateTable("admin_session")
      .set({ confirmed_at: longAgo })
      .where("admin_user_id", "=", id)
      .execute();
    const code = await codeFor(operation, token);
    if (sensitive.includes(operation)) expect(code).toBe("CONFIRM");
    else expect(code).not.toBe("CONFIRM");
  });
});

test("the public API has none of the staff's operations", () => {
  const common = ["Query.customer", "Query.configuration", "Mutation.cancelOrder"];
  const ofShoppers = rootsOf(publicContract).flatMap((root) =>
    Object.keys(root.getFields()).map((name) => `${root.name}.${name}`),
  );
  const shared = operations.filter((name) => ofShoppers.includes(name) && !common.includes(name));
  expect(shared).toEqual([]);
});

describe("the limits of the public API", () => {
  test("apply to a long document", async () => {
    const { errors } = await callAdmin(engine, `{ staffSession { name } } # ${"x".repeat(400_000)}`);
    expect(errors?.[0].extensions.category).toBe("graphql-input");
  });

  test("apply to a document that asks for too much", async () => {
    const order =
      "orders(pageSize: 200) { items { number store_code placed_at status status_code buyer_name email pieces is_late total { value } } }";
    const many = Array.from({ length: 20 }, (_, index) => `page${index}: ${order}`);
    const { errors } = await callAdmin(engine, `{ ${many.join(" ")} }`, {}, await tokenOf("owner"));
    expect(errors?.[0].message).toContain("asks for too much");
  });
});

test("a staff session is worth nothing in the public API", async () => {
  const token = await tokenOf("owner");
  const { errors } = await engine.graphql("{ customer { email } }", {}, { token });
  expect(errors?.[0].extensions.category).toBe("graphql-authorization");
});
