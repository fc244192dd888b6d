// Part of the service worker: shows what the server sends while no page is open, and leads to the table it is about.
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data?.json() ?? { title: 'Pantheon', body: '', url: '/' };
  event.waitUntil(self.registration.showNotification(title, { body, icon: '/icon.svg', tag: url, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === new URL(url, self.location.origin).pathname);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
