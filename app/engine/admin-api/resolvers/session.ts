import { brandOf } from "~/brand/brands.server";
import { acceptInvitation, invitedUser } from "../../staff/invitations";
import { openEnrollment, startEnrollment } from "../../staff/second-factor";
import {
  confirmEnrollment,
  enterCode,
  reauthenticate,
  type StartedStaffSession,
  signInStaff,
  signOutStaff,
} from "../../staff/sign-in";
import { findStaffSession, type StaffSession } from "../../staff/staff-session";
import { type AdminContext, requireSession } from "../admin-context";
import { confirmationRequired, signInRequired } from "../admin-errors";
import type { Resolvers, SignInState } from "../resolvers.generated";

const states: Record<StaffSession["state"], SignInState> = {
  code: "CODE",
  enrollment: "ENROLLMENT",
  active: "ACTIVE",
};

export const sessionResolvers: Resolvers = {
  Query: {
    async staffSession(_parent, _args, context) {
      const session = await context.staffSession();
      return session && sessionResponse(context, session);
    },
    async enrollment(_parent, _args, context) {
      return openEnrollment(context.settings, await requireFreshSession(context), issuerOf(context));
    },
    invitation: async (_parent, { token }, { db }) => (await invitedUser(db, token))?.email ?? null,
  },
  Mutation: {
    signIn: async (_parent, login, context) => started(await signInStaff(context, login)),
    acceptInvitation: async (_parent, { input }, context) => started(await acceptInvitation(context, input)),
    enterCode: async (_parent, { code }, context) => started(await enterCode(context, code)),
    async startEnrollment(_parent, _args, context) {
      const session = await requireFreshSession(context);
      if (session.user.totp_confirmed_at !== null) return null;
      return startEnrollment(context.db, context.settings, session, issuerOf(context));
    },
    async confirmEnrollment(_parent, { code }, context) {
      await requireFreshSession(context);
      return confirmEnrollment(context, code);
    },
    async reauthenticate(_parent, { password, code }, context) {
      await reauthenticate(context, { password, code: code ?? "" });
      const { bearerToken, db, settings } = context;
      const session = bearerToken ? await findStaffSession(db, settings, bearerToken) : null;
      if (!session) throw signInRequired();
      return sessionResponse(context, session);
    },
    async signOut(_parent, _args, context) {
      await signOutStaff(context);
      return true;
    },
  },
};

/** The session that is still signing in, or has proved its owner lately: an app is a way to sign in. */
async function requireFreshSession(context: AdminContext): Promise<StaffSession> {
  const session = await requireSession(context);
  if (session.state === "active" && session.confirmedUntil === null) throw confirmationRequired();
  return session;
}

/** The shop's name in an authenticator app. */
function issuerOf({ settings }: AdminContext): string {
  return `${brandOf(settings).name} admin`;
}

function started({ token, state }: StartedStaffSession) {
  return { token, state: states[state] };
}

function sessionResponse({ settingsOf }: AdminContext, session: StaffSession) {
  const { user, role, storeCodes, confirmedUntil, state } = session;
  return {
    state: states[state],
    staff_id: String(user.id),
    name: user.name,
    email: user.email,
    role_title: role.title,
    permissions: role.permissions,
    stores: storeCodes.map((code) => ({ code, name: brandOf(settingsOf(code)).name })),
    uses_second_factor: user.totp_confirmed_at !== null,
    confirmed_until: confirmedUntil,
  };
}
