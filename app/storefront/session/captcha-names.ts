/** Field of the captcha service's response; the provider names it in its errors. */
export const CAPTCHA_FIELD = "recaptcha_response";
/** Checkbox for visitors without such a response. */
export const PERSON_FIELD = "is_person";
export const PERSON_LABEL = "I am a person, not a robot";
/** Specification §5 "Captcha". */
export const CAPTCHA_MISSING = "Please make sure captcha is validated.";
