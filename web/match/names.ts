const NAMES = ['Ginevra', 'Marco', 'Aspasia', 'Teo', 'Iris', 'Neith', 'Ottavia', 'Pelope', 'Danae', 'Sargon', 'Rea'] as const;

/** The name of the bot at a seat. */
export const botName = (seat: number): string => NAMES[seat % NAMES.length] as string;

/** What the person at a seat is called among the hosts of tables on this device. */
export const personOnDevice = (seat: number): string => `p${seat}`;
