import type { ReactNode } from "react";
import { thisBrand } from "~/brand/this-brand";
import { FormProblem } from "../ui/form-problem";
import { TextField } from "../ui/text-field";
import type { SignInProblem } from "./sign-in.server";

type Failed = { problem: SignInProblem | null };

/** The page for email address and password. */
export function SignInPage({ problem }: Failed) {
  return (
    <Card heading="Sign in" problem={problem}>
      <form method="post">
        <TextField name="email" label="Email" type="email" autoComplete="username" required autoFocus />
        <TextField
          name="password"
          label={labels.password}
          type="password"
          autoComplete="current-password"
          required
        />
        <button type="submit">Sign in</button>
      </form>
    </Card>
  );
}

/** The page for the code of an authenticator app. */
export function CodePage({ email, problem }: Failed & { email: string }) {
  return (
    <Card heading="Enter your code" problem={problem}>
      <p>
        Signing in as <b>{email}</b>.
      </p>
      <form method="post">
        <CodeField hint="From your authenticator app, or one of your recovery codes." problem={problem} />
        <button type="submit">Continue</button>
      </form>
      <SignOutForm />
    </Card>
  );
}

interface EnrollPageProps extends Failed {
  isRequired: boolean;
  /** The person uses an app already. */
  isDone: boolean;
  enrollment: { secret: string; picture: string } | null;
}

/** The page to set up an authenticator app. */
export function EnrollPage({ isRequired, isDone, enrollment, problem }: EnrollPageProps) {
  if (isDone) {
    return (
      <Card heading="Two-step sign-in is on" problem={null}>
        <p>
          <a href="/admin">Back to Today</a>
        </p>
      </Card>
    );
  }
  return (
    <Card heading="Set up two-step sign-in" problem={problem}>
      <p>
        {isRequired ? "Your role needs a second step to sign in. " : ""}
        Scan this code with an authenticator app, or type the key into it. Then enter the code that the app
        shows.
      </p>
      {enrollment ? (
        <>
          <img
            className="qr"
            src={enrollment.picture}
            alt="QR code with the key below"
            width="200"
            height="200"
          />
          <p>
            Key: <code className="secret">{enrollment.secret}</code>
          </p>
          <form method="post">
            <CodeField hint="Six digits" problem={problem} />
            <button type="submit">Confirm</button>
          </form>
        </>
      ) : (
        <form method="post">
          <button type="submit" name="intent" value="start">
            Show the code
          </button>
        </form>
      )}
      {isRequired && <SignOutForm />}
    </Card>
  );
}

/** The recovery codes, which are shown once. @param to path of the next page */
export function RecoveryCodesPage({ recoveryCodes, to }: { recoveryCodes: string[]; to: string }) {
  return (
    <Card heading="Save your recovery codes" problem={null}>
      <p>
        If you lose your phone, each of these codes signs you in once. We show them only now: print them, or
        keep them in a password manager.
      </p>
      <ul className="codes">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={to}>
          I've saved them
        </a>
      </p>
    </Card>
  );
}

/** The page of an invitation's link. */
export function InvitationPage({ email, problem }: Failed & { email: string }) {
  return (
    <Card heading={`Welcome to ${thisBrand().name}`} problem={problem}>
      <p>
        Choose a password for <b>{email}</b>.
      </p>
      <form method="post">
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <TextField
          name="name"
          label={labels.name}
          autoComplete="name"
          required
          limit={80}
          defaultValue={problem?.name}
          {...at(problem, "name")}
        />
        <TextField
          name="password"
          label={labels.password}
          type="password"
          autoComplete="new-password"
          required
          hint="At least 8 characters, with three of these: capital letter, small letter, digit, symbol."
          {...at(problem, "password")}
        />
        <TextField
          name="repeated"
          label={labels.repeated}
          type="password"
          autoComplete="new-password"
          required
          {...at(problem, "repeated")}
        />
        <button type="submit">Start working</button>
      </form>
    </Card>
  );
}

/** The page that asks for password and code again before something sensitive. */
export function ConfirmPage({ usesSecondFactor, problem }: Failed & { usesSecondFactor: boolean }) {
  return (
    <Card heading="Confirm it's you" problem={problem}>
      <p>
        Refunds, exports and changes of staff need your password again. Then you have ten minutes to send your
        form once more.
      </p>
      <form method="post">
        <TextField
          name="password"
          label={labels.password}
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          {...at(problem, "password")}
        />
        {usesSecondFactor && <CodeField hint="From your authenticator app" problem={problem} />}
        <button type="submit">Confirm</button>
      </form>
      <p>
        <a href="/admin">Cancel</a>
      </p>
    </Card>
  );
}

function CodeField({ hint, problem }: Failed & { hint: string }) {
  return (
    <TextField
      name="code"
      label={labels.code}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      hint={hint}
      {...at(problem, "code")}
    />
  );
}

function SignOutForm() {
  return (
    <form method="post" action="/admin/sign-out">
      <button type="submit" className="quiet">
        Use another account
      </button>
    </form>
  );
}

const labels: Record<string, string> = {
  name: "Your name",
  password: "Password",
  repeated: "Password again",
  code: "Code",
};

function fieldOf({ field }: SignInProblem) {
  return field !== null && Object.hasOwn(labels, field) ? { id: field, label: labels[field] } : null;
}

/** The problem of a field. */
function at(problem: SignInProblem | null, field: string): { problem?: string } {
  return problem?.field === field ? { problem: problem.message } : {};
}

function Card({ heading, problem, children }: Failed & { heading: string; children: ReactNode }) {
  return (
    <main className="narrow">
      <p className="brand">{thisBrand().name} admin</p>
      <h1>{heading}</h1>
      {problem && <FormProblem message={problem.message} field={fieldOf(problem)} />}
      {children}
    </main>
  );
}
