-- Without a date of birth nobody plays for money (14-03). What the registration form has asked so far becomes the
-- member's date of birth; an impossible date is dropped, and the member is asked again.
ALTER TABLE members ADD COLUMN born_on date;

UPDATE members
   SET born_on = given.text::date
  FROM (SELECT id AS member,
               regexp_replace(details ->> 'birthday', '^(\d{2})-(\d{2})-(\d{4})$', '\3-\1-\2') AS text
          FROM members
         WHERE details ? 'birthday') AS given
 WHERE id = given.member
   AND given.text ~ '^(19|20)\d{2}-\d{2}-\d{2}$'
   AND pg_input_is_valid(given.text, 'date');
