// Without a connection: look for the house until it is there again, then show what was asked for.
const RETRY = 3000; // milliseconds

const knock = async () => {
  const answer = await fetch("/health").catch(() => null);
  if (answer?.ok && location.pathname !== "/offline") location.reload();
  else setTimeout(knock, RETRY);
};

addEventListener("online", knock);
setTimeout(knock, RETRY);
