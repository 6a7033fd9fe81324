import type { EngineFixture, Sender } from "./engine-fixture";
import { callAdmin, resultOf, type TestStaff } from "./staff";

interface StoredMessage {
  id: string;
  status: string;
  version: string;
  is_verified: boolean;
  order_number: string | null;
}

const MESSAGE = `query ($id: ID!) { contactMessage(id: $id) {
  id status version name email telephone subject message is_verified order_number customer_id done_at
  replies { text staff_name }
} }`;

/** What shoppers and staff do with contact messages. */
export function contactSteps(engine: EngineFixture, { token }: TestStaff) {
  let count = 0;
  const newKey = () => {
    count += 1;
    return `key-of-contact-form-${count}`;
  };

  /** Sends a message, from an address of its own unless one is given. @returns its id */
  async function write(changes: object = {}, sender?: Sender): Promise<string> {
    count += 1;
    const input = {
      name: "Ada Byron",
      email: `contact-${count}-${Math.random()}@example.com`,
      comment: "Is the mug dishwasher safe?",
      ...changes,
    };
    const mutation = "mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }";
    const { errors } = await engine.graphql(mutation, { input }, sender);
    if (errors) throw new Error(errors[0].message);
    const row = await engine.db
      .selectFrom("contact_message")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return String(row.id);
  }

  async function read(id: string): Promise<StoredMessage | null> {
    const { data } = await callAdmin(engine, MESSAGE, { id }, token);
    return (data?.contactMessage ?? null) as StoredMessage | null;
  }

  async function list(filter: object): Promise<string[]> {
    const query = `query ($filter: ContactMessageFilterInput) {
      contactMessages(filter: $filter) { items { id } } }`;
    const page = await callAdmin(engine, query, { filter }, token);
    return resultOf<{ items: { id: string }[] }>(page, "contactMessages").items.map(({ id }) => id);
  }

  async function send(operation: string, type: string, id: string, changes: object) {
    const mutation = `mutation ($input: ${type}!) { ${operation}(input: $input) }`;
    const version = (await read(id))?.version;
    return callAdmin(engine, mutation, { input: { id, version, key: newKey(), ...changes } }, token);
  }

  /** With the message's present version unless another one is given. */
  const reply = (id: string, changes: object = {}) =>
    send("replyToContactMessage", "ReplyToContactMessageInput", id, {
      text: "Yes, it is.",
      is_done: true,
      ...changes,
    });

  const setStatus = (id: string, status: "OPEN" | "DONE", changes: object = {}) =>
    send("setContactMessageStatus", "SetContactMessageStatusInput", id, { status, ...changes });

  function close(ids: string[]) {
    const mutation = "mutation ($ids: [ID!]!) { closeContactMessages(ids: $ids) { changed unchanged } }";
    return callAdmin(engine, mutation, { ids }, token);
  }

  return { write, read, list, reply, setStatus, close };
}
