import { addEntry } from "~/engine/balances/ledger";
import { randomId } from "~/engine/shared/secrets";
import type { EngineFixture } from "../engine-fixture";
import { addressOf, BOOK_ADDRESS } from "./address-of";
import type { AuthorizationCases } from "./authorization-case";

/** Addresses, sessions and gift cards of customers. */
export const accountCases: AuthorizationCases = {
  "Mutation.updateCustomerAddress": {
    thing: (engine, { sender }) => addressOf(engine, sender),
    variables: (id) => ({ id, input: { ...BOOK_ADDRESS, city: "Davis" } }),
  },
  "Mutation.deleteCustomerAddress": {
    // The first address is the default, which cannot be deleted.
    thing: async (engine, { sender }) => (await addressOf(engine, sender)) && addressOf(engine, sender),
    variables: (id) => ({ id }),
  },
  "Mutation.closeCustomerSession": {
    async thing(engine, { sender }) {
      const { data } = await engine.graphql("{ customer { sessions { id } } }", {}, sender);
      return data.customer.sessions[0].id;
    },
    variables: (id) => ({ id }),
  },
  "Mutation.sendGiftCard": {
    async thing(engine, { sender, email }) {
      const requestId = randomId();
      await giveCredit(engine, email, 5000);
      await engine.graphql(
        "mutation ($input: SendGiftCardInput!) { sendGiftCard(input: $input) { __typename } }",
        { input: giftCard(requestId) },
        sender,
      );
      return requestId;
    },
    variables: (request_id) => ({ input: giftCard(String(request_id)) }),
  },
};

function giftCard(request_id: string) {
  return { request_id, amount: 25, recipient_name: "Grace", recipient_email: "grace@example.com" };
}

/** @param amount cents */
async function giveCredit({ db }: EngineFixture, email: string, amount: number): Promise<void> {
  const { id: account } = await db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const why = { reasonKey: `test:${email}`, reason: "A test" };
  await db
    .transaction()
    .execute((transaction) =>
      addEntry(transaction, { storeCode: "mpc", account, kind: "credit", amount, ...why }),
    );
}
