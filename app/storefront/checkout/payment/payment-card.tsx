import type { ChangeEventHandler } from "react";
import { RadioCard } from "../radio-card";
import cardMarks from "./card-marks.generated.svg";

export interface PaymentChoice {
  code: string;
  title: string;
  /** The provider's description; null without one. */
  note: string | null;
  /** Shown with the marks of the accepted cards. */
  takesCards: boolean;
  /** A sandbox: nothing is charged. */
  isSandbox: boolean;
}

interface PaymentCardProps {
  method: PaymentChoice;
  isChosen: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A payment method to choose. */
export function PaymentCard({ method, isChosen, onChange }: PaymentCardProps) {
  const { code, title, note, takesCards, isSandbox } = method;
  return (
    <RadioCard name="payment_method" value={code} defaultChecked={isChosen} onChange={onChange}>
      <span className="mr-2 font-semibold">{title}</span>
      {isSandbox && <SandboxMark />}
      {takesCards && <CardMarks />}
      {note && <span className="block text-sm text-soft-ink">{note}</span>}
    </RadioCard>
  );
}

function CardMarks() {
  return (
    <img
      src={cardMarks}
      alt="Visa, Mastercard, American Express, Discover"
      width="174"
      height="25"
      className="my-2 block"
    />
  );
}

function SandboxMark() {
  return (
    <span className="inline-block rounded-full border border-accent bg-card px-2.5 py-0.5 text-sm font-semibold text-accent-strong">
      Sandbox
    </span>
  );
}
