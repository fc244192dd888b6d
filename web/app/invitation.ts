const NAME = 'pantheon.invitation';

/** Remembers the invitation by which somebody came, until this tab is closed. */
export const rememberInvitation = (secret: string): void => sessionStorage.setItem(NAME, secret);

/** What lets somebody in where new people need an invitation: the one that they came by. */
export const invitationHere = (): { invitation?: string } => {
  const secret = sessionStorage.getItem(NAME);
  return secret === null ? {} : { invitation: secret };
};
