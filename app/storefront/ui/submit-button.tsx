import { useNavigation } from "@remix-run/react";
import type { MouseEventHandler, ReactNode } from "react";
import { Button, type ButtonVariant } from "./button";

interface SubmitButtonProps {
  children: ReactNode;
  /** Shown while this button's form is on its way. */
  sending?: string;
  variant?: ButtonVariant;
  className?: string;
  /** Tells several buttons of one form apart. */
  name?: string;
  value?: string;
  onMouseDown?: MouseEventHandler<HTMLButtonElement>;
}

/**
 * A submit button that shows that its form is being sent. With `name` and `value` only a submission of
 * that very button counts.
 */
export function SubmitButton({ children, sending = "Sending…", ...button }: SubmitButtonProps) {
  const navigation = useNavigation();
  const submitted = navigation.state !== "idle" && navigation.formData;
  const busy = submitted && (!button.name || submitted.get(button.name) === (button.value ?? ""));
  return (
    <Button type="submit" aria-disabled={busy ? true : undefined} {...button}>
      {busy ? sending : children}
    </Button>
  );
}
