import { beforeEach, describe, expect, it, vi } from "vitest";
import { referCodeCookie } from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";
import { register } from "~/storefront/account/registration/register.server";
import { arriveLoggedIn } from "~/storefront/session/arrive-logged-in.server";

/** A provider that creates accounts, and records the operations it receives. */
const host = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  async providerFetch(_input: unknown, init: { body: string }) {
    host.asked.push(JSON.parse(init.body).query.match(/(?:query|mutation) (\w+)/)[1]);
    const data = {
      createCustomer: { customer_token: "token" },
      customer: { id: 7, addresses: [] },
      customerCart: { id: "c".repeat(32) },
      claimDesigns: true,
      acceptReferral: true,
    };
    return new Response(JSON.stringify({ data }), { headers: { "Content-Type": "application/json" } });
  },
}));
vi.mock("~/storefront/session/honeypot.server", () => ({ isFilledByPerson: async () => true }));

beforeEach(() => {
  host.asked = [];
});

async function recommended(init: RequestInit = {}): Promise<Request> {
  const [Cookie] = (await referCodeCookie.serialize("7-0123ABCD")).split(";");
  return new Request("http://shop.test/customer/register", { ...init, headers: { Cookie } });
}

/** Names of the cookies that a response sets or clears. */
function cookies(response: Response): string[] {
  return response.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
}

describe("a referred visitor", () => {
  it.each([
    [true, ["AcceptReferral"]],
    [false, []],
  ])(
    "is linked to the referrer when the account may be new (%s), and not by a login alone",
    async (mayBeNew, asked) => {
      const request = await recommended();
      const provider = await openProvider(request);
      const response = await arriveLoggedIn(request, provider, { token: "token", mayBeNew }, "Welcome.");
      expect(host.asked.filter((operation) => operation === "AcceptReferral")).toEqual(asked);
      expect(cookies(response).includes("REFER_CODE")).toBe(mayBeNew);
    },
  );

  // @specification §3 L115
  it("registers, is signed in and redirected", async () => {
    const body = new URLSearchParams({
      firstname: "Ada",
      lastname: "Byron",
      email: "ada@example.com",
      password: "Analytical1",
      password_confirmation: "Analytical1",
    });
    const response = await register(await recommended({ method: "POST", body }));
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/customer/account/dashboard"]);
    expect(cookies(response)).toEqual(
      expect.arrayContaining(["MPC_CID", "MPC_CUSTOMER", "MPC_CARTID", "MPC_MESSAGE", "REFER_CODE"]),
    );
    expect(host.asked).toContain("AcceptReferral");
  });

  it("gets an invalid form again, without the passwords", async () => {
    const body = new URLSearchParams({
      firstname: "Ada",
      password: "Analytical1",
      password_confirmation: "x",
    });
    const response = await register(await recommended({ method: "POST", body }));
    expect(response.status).toBe(422);
    const { fieldErrors, repopulateFields } = await response.json();
    expect(Object.keys(fieldErrors)).toEqual(expect.arrayContaining(["lastname", "password_confirmation"]));
    expect(repopulateFields).toEqual({ firstname: "Ada" });
    expect(host.asked).toEqual([]);
  });
});
