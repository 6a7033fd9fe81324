import { thisBrand } from "~/brand/this-brand";
import { CAPTCHA_FIELD, PERSON_LABEL } from "../session/captcha-names";
import { ConfirmPerson } from "../session/confirm-person";
import { GuardedForm } from "../session/guarded-form";
import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { EmailField } from "../ui/email-field";
import { Field } from "../ui/field";
import { FormProblems } from "../ui/form-problems";
import { Notice } from "../ui/notice";
import { Container, PageHeading } from "../ui/page";
import { SelectField } from "../ui/select-field";
import { SubmitButton } from "../ui/submit-button";
import { TextAreaField } from "../ui/text-area-field";
import type { WriteReviewView } from "./read-write-review.server";
import { ABOUT_SHOP, reviewValidator } from "./review-form";
import { StarChoice } from "./star-choice";

const labels = {
  about: "What are you reviewing?",
  rating: "Your rating",
  nickname: "Name to show",
  summary: "In one line",
  text: "Your review",
  email: "Email",
  order_number: "Order number",
  [CAPTCHA_FIELD]: PERSON_LABEL,
};

/** The breadcrumbs of the page. */
export function writeReviewTrail({ takesShop }: WriteReviewView): Trail {
  return {
    steps: takesShop ? [{ title: "Customer reviews", path: "/customer-reviews" }] : [],
    here: "Write a review",
  };
}

/** The form to review a product or the shop. */
export function WriteReviewPage({ view }: { view: WriteReviewView }) {
  const { products, takesShop, about, isUnknown, isLoggedIn, honeypot, order } = view;
  const subjects = [
    takesShop
      ? { value: ABOUT_SHOP, label: `${thisBrand().name} as a shop` }
      : { value: "", label: "Please choose" },
    ...products.map(({ sku, name }) => ({ value: sku, label: name })),
  ];
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <div className="mx-auto max-w-[640px]">
        <Breadcrumbs {...writeReviewTrail(view)} />
        <PageHeading lead="What turned out well, and what could be better? Both help the next pet owner, and us.">
          Write a review
        </PageHeading>
        {isUnknown && (
          <Notice kind="error" className="mb-5">
            We couldn't find that product. Please choose what you're reviewing below.
          </Notice>
        )}
        <GuardedForm
          honeypot={honeypot}
          purpose="review"
          key={about}
          validator={reviewValidator(isLoggedIn)}
          defaultValues={{ about, email: order.email, order_number: order.number }}
          className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-8"
        >
          <FormProblems labels={labels} />
          <SelectField name="about" label={labels.about} options={subjects} required />
          <StarChoice name="rating" label={labels.rating} />
          <Field
            name="nickname"
            label={labels.nickname}
            required
            limit={40}
            autoComplete="nickname"
            help="A first name is enough."
          />
          <Field name="summary" label={labels.summary} required limit={100} />
          <TextAreaField name="text" label={labels.text} required rows={6} limit={3000} />
          {!isLoggedIn && (
            <EmailField label={labels.email} required help="Never shown, and only used for your review." />
          )}
          <Field
            name="order_number"
            label={labels.order_number}
            limit={32}
            help={
              isLoggedIn
                ? "Not needed for orders in your account. With a purchase, your review says “Verified buyer”."
                : "With it and the email of the order, your review says “Verified buyer”."
            }
          />
          <p className="text-sm text-soft-ink">
            We read every review before we post it, including the critical ones. We leave out insults, ads and
            private data.
          </p>
          <ConfirmPerson />
          <SubmitButton className="w-full">Send review</SubmitButton>
        </GuardedForm>
      </div>
    </Container>
  );
}
