import { Link, useSearchParams } from "@remix-run/react";
import { ChevronIcon } from "~/storefront/ui/icons";
import { moneyText } from "~/storefront/ui/money";
import { PlainArea } from "~/storefront/ui/plain-area";
import { PlainField } from "~/storefront/ui/plain-field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CartForm } from "../cart-form";
import {
  CART_PATH,
  GIFT_PARAM,
  type GiftRejection,
  MAX_GIFT_MESSAGE_LENGTH,
  MAX_GIFT_NAME_LENGTH,
} from "../cart-intents";
import type { CartLine, CartView } from "../cart-view";

interface GiftOptionsProps {
  line: CartLine;
  wrappings: CartView["wrappings"];
  rejection: GiftRejection | null;
}

/** Gift wrap and a message for one line. The form is rendered only on request, because a cart may have many lines. */
export function GiftOptions(props: GiftOptionsProps) {
  const { line, rejection } = props;
  const [search] = useSearchParams();
  const isOpen = rejection !== null || search.get(GIFT_PARAM) === line.uid;
  return (
    <div id={`gift-${line.uid}`} className="scroll-mt-28">
      <Link
        to={isOpen ? CART_PATH : `?${new URLSearchParams({ [GIFT_PARAM]: line.uid })}#gift-${line.uid}`}
        preventScrollReset
        replace
        aria-expanded={isOpen}
        className="flex min-h-[44px] items-center justify-between gap-3 py-2 text-sm"
      >
        <GiftSummary line={line} />
        <ChevronIcon className={`h-4 w-4 shrink-0 ${isOpen ? "rotate-180" : ""}`} />
      </Link>
      {isOpen && <GiftForm {...props} />}
    </div>
  );
}

function GiftForm({ line, wrappings, rejection }: GiftOptionsProps) {
  const { uid } = line;
  const words = rejection?.typed ?? line.giftMessage ?? NO_WORDS;
  const chosen = rejection?.typed.wrapping ?? line.wrapping?.uid ?? "";
  return (
    <CartForm intent="gift-options" className="space-y-4 pb-3">
      <input type="hidden" name="uid" value={uid} />
      {line.canBeWrapped && wrappings.length > 0 && (
        <WrappingChoice wrappings={wrappings} chosen={chosen} pieces={line.quantity} />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <PlainField
          id={`gift-to-${uid}`}
          name="gift_to"
          label="To"
          defaultValue={words.to}
          limit={MAX_GIFT_NAME_LENGTH}
          error={rejection?.errors.gift_to}
        />
        <PlainField
          id={`gift-from-${uid}`}
          name="gift_from"
          label="From"
          defaultValue={words.from}
          limit={MAX_GIFT_NAME_LENGTH}
          error={rejection?.errors.gift_from}
        />
      </div>
      <MessageArea
        id={`gift-message-${uid}`}
        label="Gift message"
        value={words.message}
        error={rejection?.errors.gift_message}
      />
      <SubmitButton variant="quiet" name="line" value={`gift-${uid}`} sending="Saving…">
        Save gift options<span className="sr-only"> of {line.name}</span>
      </SubmitButton>
    </CartForm>
  );
}

const NO_WORDS: Record<string, string> = { to: "", from: "", message: "" };

function GiftSummary({ line: { giftMessage, name, wrapping } }: Pick<GiftOptionsProps, "line">) {
  if (!wrapping && !giftMessage) {
    return (
      <span className="font-semibold text-soft-ink">
        Make it a gift<span className="sr-only">: {name}</span>
      </span>
    );
  }
  return (
    <span className="min-w-0 break-words">
      <span className="font-semibold">Gift</span>
      <span className="text-soft-ink">
        {wrapping && `: ${wrapping.title}`}
        {giftMessage && ` · “${giftMessage.message}”`}
      </span>
    </span>
  );
}

interface WrappingChoiceProps {
  wrappings: CartView["wrappings"];
  chosen: string;
  pieces: number;
}

function WrappingChoice({ wrappings, chosen, pieces }: WrappingChoiceProps) {
  const choices = [
    { uid: "", title: "No gift wrap", price: null },
    ...wrappings.map(({ price, ...wrapping }) => ({ ...wrapping, price: moneyText(price) })),
  ];
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Gift wrap{pieces > 1 && ", for each piece"}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.uid}
            className="flex min-h-[48px] cursor-pointer items-center gap-3 rounded-field border border-field-line bg-card px-3 text-sm has-[:checked]:border-accent has-[:checked]:bg-accent-tint"
          >
            <input
              type="radio"
              name="wrapping"
              value={choice.uid}
              defaultChecked={choice.uid === chosen}
              className="h-5 w-5 accent-accent"
            />
            <span className="flex-1">{choice.title}</span>
            {choice.price && <span className="tabular-nums text-soft-ink">{choice.price}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface MessageAreaProps {
  id: string;
  label: string;
  value: string;
  error?: string;
}

/** The text area of a gift message. */
export function MessageArea({ value, ...area }: MessageAreaProps) {
  return (
    <PlainArea {...area} name="gift_message" rows={3} limit={MAX_GIFT_MESSAGE_LENGTH} defaultValue={value} />
  );
}
