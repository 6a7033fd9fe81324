import { type Infer, object } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";
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

const contactSchema = object({
  name: requiredText(100),
  email: requiredEmail,
  topic: requiredText().refine((topic) => topic === "" || topics.includes(topic), NOT_A_TOPIC),
  order_number: optionalText(40),
  message: requiredText(5000),
});

export type ContactForm = Infer<typeof contactSchema>;

export const contactValidator = validatorOf(contactSchema);
