/** Field of the captcha service's answer; the provider names it where it refuses. */
export const CAPTCHA_FIELD = "recaptcha_response";
/** Tick box of whoever has no such answer. */
export const PERSON_FIELD = "is_person";
export const PERSON_LABEL = "I am a person, not a robot";
/** Specification §5 "Captcha". */
export const CAPTCHA_MISSING = "Please make sure captcha is validated.";
