import { emailsTo, linkToken } from "./emails";
import type { EngineFixture } from "./engine-fixture";
import { guest, place, readyCart, setEmail } from "./shopper";
import { type AdminResponse, callAdmin, resultOf, type TestStaff } from "./staff";

interface ListedRequest {
  id: string;
  order_number: string;
  email: string;
  kind: string;
  due_at: string;
  reason: string;
  link_expires_at: string | null;
}

/** What staff and guests do with requests about a guest's data. */
export function privacySteps(engine: EngineFixture, manager: TestStaff) {
  let guests = 0;
  let keys = 0;

  /** A guest's order with an address of its own unless one is given, to be paid by check. */
  async function guestOrder(status = "delivered", { email = "", sender = guest() } = {}) {
    guests += 1;
    const address = email || `guest-${guests}@example.com`;
    const cart = await readyCart(engine, sender);
    await setEmail(engine, sender, cart, address);
    const { data } = await place(engine, sender, cart);
    const { number } = data.placeOrder.orderV2;
    await engine.db.updateTable("sales_order").set({ status }).where("number", "=", number).execute();
    return { email: address, number };
  }

  function attempt(
    operation: string,
    type: string,
    input: object,
    token = manager.token,
  ): Promise<AdminResponse> {
    keys += 1;
    const mutation = `mutation ($input: ${type}!) { ${operation}(input: $input) }`;
    return callAdmin(engine, mutation, { input: { key: `key-of-privacy-form-${keys}`, ...input } }, token);
  }

  const record = (input: object, token?: string) =>
    attempt(
      "recordPrivacyRequest",
      "RecordPrivacyRequestInput",
      { kind: "EXPORT", received_on: "", ...input },
      token,
    );

  const resend = (id: string) => attempt("resendPrivacyLink", "PrivacyRequestInput", { id });

  const close = (id: string, reason: string) =>
    attempt("closePrivacyRequest", "ClosePrivacyRequestInput", { id, reason });

  async function list(state = "WAITING", token = manager.token): Promise<ListedRequest[]> {
    const query = `query ($state: PrivacyRequestState!) { privacyRequests(state: $state, pageSize: 200) {
      items { id order_number email kind due_at reason link_expires_at }
    } }`;
    const page = await callAdmin(engine, query, { state }, token);
    return resultOf<{ items: ListedRequest[] }>(page, "privacyRequests").items;
  }

  /** The token of the address's latest link. */
  async function linkOf(email: string): Promise<string> {
    return linkToken((await emailsTo(engine, email)).at(-1));
  }

  /** Records a request. @returns the token of its link */
  async function request(order: { email: string; number: string }, kind: "EXPORT" | "ERASE") {
    await record({ ...order, kind });
    return linkOf(order.email);
  }

  async function confirm(token: string) {
    const mutation = "mutation ($token: String!) { confirmPrivacyRequest(token: $token) { file } }";
    const { data, errors } = await engine.graphql<{ confirmPrivacyRequest: { file: string | null } } | null>(
      mutation,
      { token },
    );
    return { file: data?.confirmPrivacyRequest?.file ?? null, problem: errors?.[0].message ?? null };
  }

  return { guestOrder, record, resend, close, list, linkOf, request, confirm };
}
