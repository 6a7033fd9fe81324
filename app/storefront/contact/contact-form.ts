import * as z from "zod/v4-mini";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { optionalText, requiredEmail, requiredText } from "../session/field-rules";

/** Topics of a message. */
export const topics = [
  "A design",
  "An existing order",
  "Shipping",
  "A product",
  "A bulk order",
  "Something else",
];

const NOT_A_TOPIC = "Please choose one of the topics.";

const contactSchema = formSchema({
  name: requiredText(100),
  email: requiredEmail,
  topic: requiredText().check(z.refine((topic) => topic === "" || topics.includes(topic), NOT_A_TOPIC)),
  order_number: optionalText(40),
  message: requiredText(5000),
});

export type ContactForm = z.infer<typeof contactSchema>;

export const contactValidator = formValidator(contactSchema);
