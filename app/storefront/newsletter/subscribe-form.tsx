import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { useHydrated } from "remix-utils/use-hydrated";
import { CAPTCHA_FIELD, CAPTCHA_MISSING } from "../session/captcha-names";
import { INVALID_EMAIL, isEmail } from "../session/email-address";
import { useMissing } from "../session/features";
import { HoneypotFields } from "../session/honeypot-fields";
import { PersonStep } from "../session/person-step";
import { useCaptcha } from "../session/use-captcha";
import { captchaToken } from "../traffic/captcha-token";
import type { ThirdParty } from "../traffic/third-parties";
import { track } from "../traffic/track";
import { Button } from "../ui/button";
import { FieldError, fieldClasses } from "../ui/field-frame";
import type { RejectedNewsletter } from "./rejected-newsletter";
import {
  NEWSLETTER_FORM,
  STAYS_HERE,
  SUBSCRIBE_FIELD,
  SUBSCRIBE_PATH,
  type SubscribeResponse,
} from "./subscribe-response";

const WITHIN_OFFER = "You'll also get our newsletter, with new gifts and early access to sales.";
const WITH_OFFER =
  "Join our newsletter for new gifts and early access to sales. Confirm your email and we'll send your code.";
const WITHOUT_OFFER = "New arrivals, gift ideas for your pet and early access to sales.";

interface SubscribeFormProps {
  /** Id of the field; the footer's by default. */
  id?: string;
  honeypot: HoneypotInputProps | null;
  rejected?: RejectedNewsletter;
  /** The offer is described beside the form, which then does not repeat it. */
  isWithinOffer?: boolean;
}

/**
 * The newsletter subscription form (specification §4 "Subscribe button", §5 "Newsletter subscribe"). With JavaScript
 * the page stays, and shows the response as its message.
 */
export function SubscribeForm({
  id = SUBSCRIBE_FIELD,
  honeypot,
  rejected,
  isWithinOffer,
}: SubscribeFormProps) {
  const fetcher = useFetcher<SubscribeResponse>();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [error, setError] = useState(rejected?.message);
  const hasOffer = !useMissing().includes("newsletter offer");
  const { service: captcha } = useCaptcha();
  const [isChecking, setChecking] = useState(false);
  const isCaptchaMissing = fetcher.data?.message === CAPTCHA_MISSING;
  const isSending = isChecking || fetcher.state === "submitting";
  useSuccess(fetcher.data, () => {
    form.current?.reset();
    track("Subscribe");
  });

  function check(event: FormEvent<HTMLFormElement>): void {
    const data = new FormData(event.currentTarget);
    const isWrong = !isEmail(String(data.get("email") ?? "").trim());
    setError(isWrong ? INVALID_EMAIL : undefined);
    if (isWrong || isSending || captcha) event.preventDefault();
    if (isWrong) document.getElementById(id)?.focus();
    else if (captcha && !isSending) void sendWithCaptcha(data, captcha);
  }

  async function sendWithCaptcha(data: FormData, captcha: ThirdParty): Promise<void> {
    setChecking(true);
    data.set(CAPTCHA_FIELD, await captchaToken(captcha, "subscribe"));
    fetcher.submit(data, { method: "post", action: SUBSCRIBE_PATH });
    setChecking(false);
  }

  return (
    <fetcher.Form ref={form} method="post" action={SUBSCRIBE_PATH} noValidate onSubmit={check}>
      {honeypot && <HoneypotFields inputs={honeypot} />}
      <input type="hidden" name="subscribe" value="1" />
      <input type="hidden" name="category_id" value="newsletter" />
      <input type="hidden" name="subscribe_source" value="footer" />
      <input type="hidden" name={NEWSLETTER_FORM} value={id} />
      {hydrated && <input type="hidden" name={STAYS_HERE} value="1" />}
      {!isWithinOffer && (
        <p className="font-semibold">{hasOffer ? "Get 50% off your first order" : "Join our newsletter"}</p>
      )}
      <p id={`${id}-help`} className="mt-1 text-sm text-soft-ink">
        {isWithinOffer ? WITHIN_OFFER : hasOffer ? WITH_OFFER : WITHOUT_OFFER}
      </p>
      <PersonStep id={`${id}-person`} error={isCaptchaMissing ? CAPTCHA_MISSING : undefined} />
      <label htmlFor={id} className="mb-1 mt-3 block text-sm font-semibold">
        Email
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <div className="min-w-0 flex-1">
          <input
            id={id}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={rejected?.email}
            placeholder="Your email address"
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
            className={fieldClasses}
          />
          <FieldError id={id} error={error} isAnnounced />
        </div>
        <Button className="shrink-0 sm:self-start" aria-disabled={isSending ? true : undefined}>
          {isSending ? "Subscribing…" : "Subscribe"}
        </Button>
      </div>
    </fetcher.Form>
  );
}

/** Calls back once for each successful response. */
function useSuccess(response: SubscribeResponse | undefined, onSuccess: () => void): void {
  const announced = useRef<SubscribeResponse>();
  useEffect(() => {
    if (!response?.status || announced.current === response) return;
    announced.current = response;
    onSuccess();
  });
}
