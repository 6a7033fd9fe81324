import { emailsTo } from "./emails";
import type { EngineFixture } from "./engine-fixture";
import { type AdminResponse, callAdmin, resultOf } from "./staff";

/** Test helpers for the gift cards of /admin. */

const CARD = `id code_ending origin state amount { value } balance { value } recipient_name recipient_email message reason
  issued_by deliver_on sent_at order_number blocked_at blocked_reason changes { amount { value } reason }
  can_resend can_correct can_block`;
const FIELDS = {
  store_code: "mpc",
  amount: "25",
  recipient_name: "Ada",
  message: "",
  reason: "For the long wait",
  deliver_on: "",
};

export interface ListedCard {
  id: string;
  code_ending: string | null;
  state: string;
  recipient_email: string;
  [field: string]: unknown;
}

let count = 0;

/** The forms of a person, and what they see. */
export function giftCardForms(engine: EngineFixture, token: string) {
  const newKey = () => {
    count += 1;
    return `key-of-gift-card-form-${count}`;
  };

  function send(operation: string, inputType: string, input: object): Promise<AdminResponse> {
    const mutation = `mutation ($input: ${inputType}!) { ${operation}(input: $input) }`;
    return callAdmin(engine, mutation, { input: { key: newKey(), ...input } }, token);
  }

  async function find(filter: object): Promise<ListedCard[]> {
    const query = `query ($filter: GiftCardFilterInput) { giftCards(filter: $filter) { items { ${CARD} } } }`;
    return resultOf<{ items: ListedCard[] }>(await callAdmin(engine, query, { filter }, token), "giftCards")
      .items;
  }

  async function read(id: string): Promise<ListedCard | null> {
    const query = `query ($id: ID!) { giftCard(id: $id) { ${CARD} } }`;
    return (await callAdmin(engine, query, { id }, token)).data?.giftCard as ListedCard | null;
  }

  const issue = (fields: object) => send("issueGiftCard", "IssueGiftCardInput", { ...FIELDS, ...fields });

  /** A card that was issued, as staff see it. */
  async function issued(fields: { recipient_email?: string; [field: string]: string | undefined } = {}) {
    const recipient_email = fields.recipient_email ?? newRecipient();
    const { errors } = await issue({ ...fields, recipient_email });
    if (errors) throw new Error(errors[0].message);
    const [newest] = await find({ search: recipient_email });
    return newest;
  }

  return {
    newKey,
    find,
    read,
    issue,
    issued,
    resend: (id: string, input: object = {}) => send("resendGiftCard", "GiftCardFormInput", { id, ...input }),
    correct: (id: string, recipient_email: string) =>
      send("correctGiftCard", "CorrectGiftCardInput", { id, recipient_email }),
    block: (id: string, reason = "Stolen") => send("blockGiftCard", "BlockGiftCardInput", { id, reason }),
  };
}

export function newRecipient(): string {
  count += 1;
  return `recipient-${count}@example.com`;
}

/** The codes that were emailed to an address, oldest first. */
export async function emailedCodes(engine: EngineFixture, recipient: string): Promise<string[]> {
  const emails = await emailsTo(engine, recipient);
  return emails.flatMap(({ text_body }) => /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(text_body)?.[0] ?? []);
}
