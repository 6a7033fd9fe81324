import { CAPTCHA_FIELD, PERSON_LABEL } from "../session/captcha-names";
import { ConfirmPerson } from "../session/confirm-person";
import { GuardedForm } from "../session/guarded-form";
import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { EmailField } from "../ui/email-field";
import { Field } from "../ui/field";
import { FormProblems } from "../ui/form-problems";
import { MerchantHtml } from "../ui/merchant-html";
import { orderNumberHint } from "../ui/order-number-hint";
import { Container, PageHeading } from "../ui/page";
import { SelectField } from "../ui/select-field";
import { SubmitButton } from "../ui/submit-button";
import { TextAreaField } from "../ui/text-area-field";
import type { ContactView } from "./contact.server";
import { contactValidator, topics } from "./contact-form";

const labels = {
  name: "Your name",
  email: "Email",
  topic: "What's it about?",
  order_number: "Order number",
  message: "Your message",
  [CAPTCHA_FIELD]: PERSON_LABEL,
};

const topicOptions = [
  { value: "", label: "Please choose" },
  ...topics.map((topic) => ({ value: topic, label: topic })),
];

/** The breadcrumbs of the page. */
export function contactTrail({ words }: ContactView): Trail {
  return { steps: [], here: words.heading };
}

/** Contact details and the contact form. */
export function ContactPage({ view }: { view: ContactView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs {...contactTrail(view)} />
      <PageHeading>{view.words.heading}</PageHeading>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14">
        <MerchantHtml className="prose" html={view.words.content} />
        <MessageForm view={view} />
      </div>
    </Container>
  );
}

function MessageForm({ view }: { view: ContactView }) {
  return (
    <GuardedForm
      honeypot={view.honeypot}
      purpose="contact"
      validator={contactValidator}
      resetAfterSubmit
      className="grid content-start gap-5 rounded-card border border-line bg-card p-5 md:p-8"
    >
      <h2 className="font-heading text-xl font-semibold">Send us a message</h2>
      <FormProblems labels={labels} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="name" label={labels.name} required autoComplete="name" limit={100} />
        <EmailField label={labels.email} required />
        <SelectField name="topic" label={labels.topic} options={topicOptions} required />
        <Field
          name="order_number"
          label={labels.order_number}
          autoComplete="off"
          limit={40}
          placeholder={orderNumberHint()}
        />
      </div>
      <TextAreaField name="message" label={labels.message} required rows={7} limit={5000} />
      <p className="text-sm text-soft-ink">We only use your email address to answer this message.</p>
      <ConfirmPerson />
      <SubmitButton className="w-full sm:w-auto sm:justify-self-start">Send message</SubmitButton>
    </GuardedForm>
  );
}
