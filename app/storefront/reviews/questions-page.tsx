import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { CAPTCHA_FIELD, PERSON_LABEL } from "../session/captcha-names";
import { ConfirmPerson } from "../session/confirm-person";
import { GuardedForm } from "../session/guarded-form";
import { Breadcrumbs } from "../ui/breadcrumbs";
import { ButtonLink, buttonClasses } from "../ui/button";
import { EmailField } from "../ui/email-field";
import { Field } from "../ui/field";
import { FormProblems } from "../ui/form-problems";
import { Container, PageHeading } from "../ui/page";
import { PageLinks } from "../ui/page-links";
import { ProductImage } from "../ui/product-image";
import { SubmitButton } from "../ui/submit-button";
import { TextAreaField } from "../ui/text-area-field";
import { questionsPath } from "./product-questions";
import { questionValidator } from "./question-form";
import { QuestionList } from "./question-list";
import { questionsTrail } from "./questions-data";
import type { QuestionsPageView } from "./read-questions-page.server";

/** All answered questions about a product, and the form to ask one. */
export function QuestionsPage({ view }: { view: QuestionsPageView }) {
  const { product, list } = view;
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs {...questionsTrail(view)} />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_420px] lg:gap-16">
        <div>
          <PageHeading>Questions about the {product.name}</PageHeading>
          <a href="#ask" className={buttonClasses("quiet", "mb-8 lg:hidden")}>
            Ask a question
          </a>
          {list.questions.length === 0 ? (
            <p>No questions yet. If you're wondering about something, others probably are too.</p>
          ) : (
            <QuestionList questions={list.questions} headtag="h2" />
          )}
          <PageLinks
            label="Pages of questions"
            page={list.page}
            pages={list.pages}
            pathOf={(page) => `${questionsPath(product.sku)}${page > 1 ? `?p=${page}` : ""}`}
          />
        </div>
        <div className="grid gap-5">
          <ProductLink product={product} />
          <AskForm honeypot={view.honeypot} />
        </div>
      </div>
    </Container>
  );
}

function ProductLink({ product }: { product: QuestionsPageView["product"] }) {
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-card p-4">
      <ProductImage
        src={product.picture}
        pixels={200}
        alt=""
        width="96"
        height="96"
        className="h-24 w-24 rounded-field bg-sand object-cover"
      />
      <div>
        <p className="font-semibold">{product.name}</p>
        <ButtonLink to={product.path} variant="plain" className="-ml-2">
          View product
        </ButtonLink>
      </div>
    </div>
  );
}

const labels = {
  nickname: "Name to show",
  question: "Your question",
  email: "Email",
  [CAPTCHA_FIELD]: PERSON_LABEL,
};

function AskForm({ honeypot }: { honeypot: HoneypotInputProps }) {
  return (
    <section
      id="ask"
      aria-labelledby="ask-heading"
      className="rounded-card border border-line bg-card p-5 md:p-6"
    >
      <h2 id="ask-heading" className="font-heading text-xl font-semibold">
        Ask us
      </h2>
      <p className="mb-5 mt-1 text-sm text-soft-ink">
        We'll answer here for everyone. Add your email and we'll send the answer to you too.
      </p>
      <GuardedForm
        honeypot={honeypot}
        purpose="question"
        validator={questionValidator}
        resetAfterSubmit
        className="grid gap-4"
      >
        <FormProblems labels={labels} />
        <TextAreaField name="question" label={labels.question} required rows={4} limit={1000} />
        <Field name="nickname" label={labels.nickname} required limit={40} autoComplete="nickname" />
        <EmailField label={labels.email} help="Only used to send you our answer. Never shown." />
        <ConfirmPerson />
        <SubmitButton className="w-full">Send question</SubmitButton>
      </GuardedForm>
    </section>
  );
}
