import { type ReactNode, useRef } from "react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { FormProps, Validator } from "remix-validated-form";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { captchaToken } from "../traffic/captcha-token";
import { CAPTCHA_FIELD } from "./captcha-names";
import { HoneypotFields } from "./honeypot-fields";
import { useCaptcha } from "./use-captcha";

interface GuardedFormProps<Data>
  extends Pick<
    FormProps<Data, undefined>,
    "className" | "defaultValues" | "resetAfterSubmit" | "action" | "encType"
  > {
  validator: Validator<Data>;
  honeypot: HoneypotInputProps;
  /** Name of the form's action for the captcha service. */
  purpose: string;
  /** Includes a ConfirmPerson above the button. */
  children: ReactNode;
}

/** A public form protected against bots by a honeypot and the captcha. */
export function GuardedForm<Data extends Record<string, unknown>>({
  honeypot,
  purpose,
  children,
  ...form
}: GuardedFormProps<Data>) {
  const response = useRef<HTMLInputElement>(null);
  const { service } = useCaptcha();

  async function solve(): Promise<void> {
    if (service && response.current) response.current.value = await captchaToken(service, purpose);
  }

  return (
    <ValidatedForm onSubmit={solve} {...form}>
      <HoneypotFields inputs={honeypot} />
      <input ref={response} type="hidden" name={CAPTCHA_FIELD} />
      {children}
    </ValidatedForm>
  );
}
