import type { OrderStep } from "../documents.generated";

export type OrderIntent = "comment" | "hold" | "release" | "cancel";

interface IntentTexts {
  step: OrderStep;
  title: string;
  label: string;
  hint?: string;
  button: string;
  /** Shown afterwards. */
  done: string;
}

/** The forms of an order's page; the field `intent` names the submitted one. */
export const orderIntents: Record<OrderIntent, IntentTexts> = {
  comment: {
    step: "COMMENT",
    title: "Add a note",
    label: "Note",
    hint: "Only staff see it.",
    button: "Add note",
    done: "The note was added.",
  },
  hold: {
    step: "HOLD",
    title: "Put on hold",
    label: "Why is it on hold?",
    hint: "Only staff see it.",
    button: "Put on hold",
    done: "The order is on hold.",
  },
  release: {
    step: "RELEASE",
    title: "Release from hold",
    label: "Why can it go on?",
    hint: "Only staff see it.",
    button: "Release",
    done: "The order is moving again.",
  },
  cancel: {
    step: "CANCEL",
    title: "Cancel the order",
    label: "Why is it canceled?",
    hint: "Only staff see it. We email the buyer that the order is canceled, and refund what was paid. A refund may need your password first.",
    button: "Cancel order",
    done: "The order is canceled, and the buyer was emailed.",
  },
};
