import { expect, test, vi } from "vitest";
import { changeOrder } from "~/admin/orders/order.server";

vi.mock("~/provider/cookies.server", () => ({ readHeaderCookie: async () => "token", setCookie: () => "" }));
vi.mock("~/provider/admin.server", () => ({
  requireOwnEngine: () => {},
  callAdmin: async (_request: Request, _token: string, document: string) =>
    document.includes("cancelOrder")
      ? { ok: false, code: "CONFIRM", message: "Please confirm it's you.", field: null }
      : { ok: true, data: { staffSession: { state: "ACTIVE", permissions: ["sales.view"] } } },
}));

test("a refund long after signing in leads to the page that confirms, and back to the order", async () => {
  const request = new Request("http://localhost/admin/orders/MPC100000001", {
    method: "POST",
    headers: { Origin: "http://localhost", "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ intent: "cancel", version: "1", key: "key", text: "Asked by phone" }),
  });
  const response: unknown = await changeOrder(request, "MPC100000001").catch((thrown: unknown) => thrown);
  expect(response).toBeInstanceOf(Response);
  expect((response as Response).headers.get("Location")).toBe(
    "/admin/confirm?to=%2Fadmin%2Forders%2FMPC100000001",
  );
});
