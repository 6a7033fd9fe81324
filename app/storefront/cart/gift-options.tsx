import { Form } from "@remix-run/react";
import { FieldError, fieldClasses } from "~/storefront/ui/field-frame";
import { moneyText } from "~/storefront/ui/money";
import { PlainField } from "~/storefront/ui/plain-field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import type { LineExtras, Wrapping } from "./cart-extras";
import { CART_PATH, type GiftRefusal, LONGEST_GIFT_MESSAGE, LONGEST_GIFT_NAME } from "./cart-intents";
import type { CartLine } from "./cart-view";
import { Folded } from "./folded";

interface GiftOptionsProps {
  line: CartLine;
  extras: LineExtras;
  wrappings: Wrapping[];
  refusal: GiftRefusal | null;
}

/** Gift wrap and a message for one line, folded until they are wanted. */
export function GiftOptions({ line, extras, wrappings, refusal }: GiftOptionsProps) {
  const { uid } = line;
  const words = refusal?.typed ?? extras.giftMessage ?? NO_WORDS;
  const chosen = refusal?.typed.wrapping ?? extras.wrapping?.uid ?? "";
  return (
    <Folded
      summary={<GiftSummary line={line} extras={extras} />}
      isOpen={refusal !== null}
      className="text-sm"
    >
      <Form method="post" action={CART_PATH} preventScrollReset className="space-y-4 pb-3 pt-2">
        <input type="hidden" name="intent" value="gift-options" />
        <input type="hidden" name="uid" value={uid} />
        {extras.canBeWrapped && wrappings.length > 0 && (
          <WrappingChoice uid={uid} wrappings={wrappings} chosen={chosen} pieces={line.quantity} />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <PlainField
            id={`gift-to-${uid}`}
            name="gift_to"
            label="To"
            defaultValue={words.to}
            maxLength={LONGEST_GIFT_NAME}
            error={refusal?.errors.gift_to}
          />
          <PlainField
            id={`gift-from-${uid}`}
            name="gift_from"
            label="From"
            defaultValue={words.from}
            maxLength={LONGEST_GIFT_NAME}
            error={refusal?.errors.gift_from}
          />
        </div>
        <MessageArea
          id={`gift-message-${uid}`}
          label="Gift message"
          value={words.message}
          error={refusal?.errors.gift_message}
        />
        <SubmitButton variant="quiet" name="line" value={`gift-${uid}`} sending="Saving…">
          Save gift options<span className="sr-only"> of {line.name}</span>
        </SubmitButton>
      </Form>
    </Folded>
  );
}

const NO_WORDS: Record<string, string> = { to: "", from: "", message: "" };

function GiftSummary({ line, extras: { giftMessage, wrapping } }: Pick<GiftOptionsProps, "line" | "extras">) {
  if (!wrapping && !giftMessage) {
    return (
      <span className="font-semibold text-soft-ink">
        Make it a gift<span className="sr-only">: {line.name}</span>
      </span>
    );
  }
  return (
    <span className="block py-2">
      <span className="font-semibold">Gift</span>
      <span className="break-words text-soft-ink">
        {wrapping && `: ${wrapping.title}`}
        {giftMessage && ` · “${giftMessage.message}”`}
      </span>
    </span>
  );
}

interface WrappingChoiceProps {
  uid: string;
  wrappings: Wrapping[];
  chosen: string;
  pieces: number;
}

function WrappingChoice({ uid, wrappings, chosen, pieces }: WrappingChoiceProps) {
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
              id={`wrapping-${uid}-${choice.uid}`}
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

/** The words of a gift. */
export function MessageArea({ id, label, value, error }: MessageAreaProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label} <span className="font-normal text-soft-ink">(optional)</span>
      </label>
      <textarea
        id={id}
        name="gift_message"
        rows={3}
        maxLength={LONGEST_GIFT_MESSAGE}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={fieldClasses}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
