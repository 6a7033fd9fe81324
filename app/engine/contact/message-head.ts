import { orderPrefix } from "~/brand/order-prefix";
import { readOrderNumber } from "../orders/order-number";

const MAX_SUBJECT_LENGTH = 100;
/** Numbers that are looked up. */
const MAX_NUMBERS = 5;

/** The lines that the shop's contact form puts above the message (storefront/contact/contact.server.ts). */
const HEAD = /^Topic: (.+)\r?\n(?:Order: (.+)\r?\n)?\r?\n([\s\S]+)$/;
/** Nine digits, with or without the letters of a store. */
const NUMBER = /#?\b[A-Za-z]{0,12}\d{9}\b/g;

interface ReadMessage {
  /** Empty when the message has no topic. */
  subject: string;
  text: string;
  /** Order numbers that it names, with the letters of the store. */
  orderNumbers: string[];
}

/** Reads topic and order numbers from a message of the contact form; other clients send the message alone. */
export function readMessage(storeCode: string, comment: string): ReadMessage {
  const [, topic = "", typed = "", rest] = HEAD.exec(comment) ?? [];
  const hasTopic = topic !== "" && topic.length <= MAX_SUBJECT_LENGTH;
  const text = hasTopic ? rest : comment;
  const named = [typed, ...(text.match(NUMBER) ?? [])].flatMap((number) => readOrderNumber(number) ?? []);
  const prefixed = named.map((number) => (/^\d/.test(number) ? orderPrefix(storeCode) + number : number));
  return {
    subject: hasTopic ? topic.trim() : "",
    text: text.trim(),
    orderNumbers: [...new Set(prefixed)].slice(0, MAX_NUMBERS),
  };
}
