import type { Mail } from '../ports/mailer.ts';

/** The languages of mails to people. */
export const mailLanguages = ['de', 'fr', 'it', 'en'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** What a mail with a link says: its subject, and what stands before and behind the link. */
interface Words {
  readonly subject: string;
  readonly before: string;
  readonly behind: string;
}

const invitation: Readonly<Record<MailLanguage, Words>> = {
  de: {
    subject: 'Einladung: Rechnungen für {biller}',
    before: 'Sie sind eingeladen, mit Rappen für {biller} zu arbeiten. Nehmen Sie die Einladung hier an:',
    behind:
      'Der Link ist {hours} Stunden gültig und lässt sich einmal verwenden. Wenn Sie die Einladung nicht erwartet haben, brauchen Sie nichts zu tun.',
  },
  fr: {
    subject: 'Invitation : factures pour {biller}',
    before: 'Vous êtes invité à travailler avec Rappen pour {biller}. Acceptez l’invitation ici :',
    behind:
      'Le lien est valable {hours} heures et ne peut être utilisé qu’une fois. Si vous n’attendiez pas cette invitation, vous n’avez rien à faire.',
  },
  it: {
    subject: 'Invito: fatture per {biller}',
    before: 'È invitato a lavorare con Rappen per {biller}. Accetti l’invito qui:',
    behind:
      'Il link è valido {hours} ore e può essere usato una sola volta. Se non si aspettava questo invito, non deve fare nulla.',
  },
  en: {
    subject: 'Invitation: invoices for {biller}',
    before: 'You are invited to work with Rappen for {biller}. Accept the invitation here:',
    behind:
      'The link is valid for {hours} hours and can be used once. If you did not expect it, you need not do anything.',
  },
};

const reset: Readonly<Record<MailLanguage, Words>> = {
  de: {
    subject: 'Neues Passwort für Rappen',
    before: 'Wählen Sie hier ein neues Passwort:',
    behind:
      'Der Link ist {hours} Stunde gültig und lässt sich einmal verwenden. Danach werden Sie überall abgemeldet. Wenn Sie kein neues Passwort verlangt haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt gültig.',
  },
  fr: {
    subject: 'Nouveau mot de passe pour Rappen',
    before: 'Choisissez ici un nouveau mot de passe :',
    behind:
      'Le lien est valable {hours} heure et ne peut être utilisé qu’une fois. Vous serez ensuite déconnecté partout. Si vous n’avez pas demandé de nouveau mot de passe, vous n’avez rien à faire : le vôtre reste valable.',
  },
  it: {
    subject: 'Nuova password per Rappen',
    before: 'Scelga qui una nuova password:',
    behind:
      'Il link è valido {hours} ora e può essere usato una sola volta. Dopo verrà disconnesso ovunque. Se non ha chiesto una nuova password, non deve fare nulla: la Sua resta valida.',
  },
  en: {
    subject: 'New password for Rappen',
    before: 'Choose a new password here:',
    behind:
      'The link is valid for {hours} hour and can be used once. You will then be signed out everywhere. If you did not ask for a new password, you need not do anything: yours stays valid.',
  },
};

/** The mail with an invitation to work for a biller. */
export function invitationMail(
  language: MailLanguage,
  {
    to,
    biller,
    link,
    hours,
  }: { readonly to: string; readonly biller: string; readonly link: string; readonly hours: number },
): Mail {
  return mailOf(to, invitation[language], link, { biller, hours: String(hours) });
}

/** The mail with a link to a new password. */
export function resetMail(
  language: MailLanguage,
  { to, link, hours }: { readonly to: string; readonly link: string; readonly hours: number },
): Mail {
  return mailOf(to, reset[language], link, { hours: String(hours) });
}

function mailOf(to: string, words: Words, link: string, values: Readonly<Record<string, string>>): Mail {
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return {
    to,
    subject: filled(words.subject),
    text: `${filled(words.before)}\n\n${link}\n\n${filled(words.behind)}\n`,
  };
}
