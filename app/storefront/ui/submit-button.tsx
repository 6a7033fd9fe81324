import { useNavigation } from "@remix-run/react";
import type { MouseEventHandler, ReactNode } from "react";
import { Button, type ButtonVariant } from "./button";

interface SubmitButtonProps {
  children: ReactNode;
  /** Label while this button's form is being submitted. */
  sending?: string;
  variant?: ButtonVariant;
  className?: string;
  /** Distinguishes several buttons of one form. */
  name?: string;
  value?: string;
  onMouseDown?: MouseEventHandler<HTMLButtonElement>;
}

/**
 * A submit button that shows when its form is being submitted. With `name` and `value` it only reacts to its own
 * submissions.
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
